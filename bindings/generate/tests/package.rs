//! The Unity package is whole: one version, valid JSON, and a .meta file with a GUID of its own for
//! each asset.

use clash2d_bindings::{outputs, root, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PACKAGE: &str = "bindings/csharp";

/// The files below a folder that git has or would have.
fn files(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            let root = root().join(PACKAGE);
            let path = path.strip_prefix(root).expect("a path in the package");
            found.insert(path.to_str().expect("a path in ASCII").to_owned());
        }
    }
}

fn package() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    files(&root().join(PACKAGE), &mut found);
    found
}

fn json(path: &str) -> Value {
    let text = text(&format!("{PACKAGE}/{path}")).expect("a readable file");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn no_meta_file_is_left_over() {
    let prefix = format!("{PACKAGE}/");
    let outputs = outputs().expect("a readable source");
    let written: BTreeSet<&str> =
        outputs.iter().filter_map(|output| output.path.strip_prefix(&prefix)).collect();
    let package = package();
    let metas = package.iter().filter(|path| path.ends_with(".meta"));
    let unwanted: Vec<&String> = metas.filter(|path| !written.contains(path.as_str())).collect();
    assert_eq!(unwanted, Vec::<&String>::new());
}

#[test]
fn no_guid_is_used_twice() {
    let mut guids = BTreeSet::new();
    for output in outputs().expect("a readable source") {
        if !output.path.ends_with(".meta") {
            continue;
        }
        let guid = output.text.lines().find_map(|line| line.strip_prefix("guid: "));
        let guid = guid.unwrap_or_else(|| panic!("{} has no GUID", output.path)).to_owned();
        assert!(guid.len() == 32 && guid.chars().all(|c| c.is_ascii_hexdigit()), "{guid}");
        assert!(guids.insert(guid), "{} has the GUID of another", output.path);
    }
    assert!(guids.len() > 30, "{} .meta files", guids.len());
}

#[test]
fn the_manifest_is_what_unity_expects() {
    let manifest = json("package.json");
    let version = clash2d_bindings::api().expect("a readable source").version;
    assert_eq!(manifest["name"], "com.clash2d");
    assert_eq!(manifest["version"], version.as_str());
    assert_eq!(manifest["unity"], "2021.3");
    assert!(
        text(&format!("{PACKAGE}/CHANGELOG.md"))
            .is_ok_and(|text| text.contains(&format!("## [{version}]")))
    );
    for sample in manifest["samples"].as_array().expect("samples") {
        let path = sample["path"].as_str().expect("a path");
        assert!(root().join(PACKAGE).join(path).is_dir(), "{path}");
    }
}

/// Unity deletes a .meta file without an asset: of the repository's folder it would delete those of
/// all libraries that are not built, of the folder that `pack` stages none.
#[test]
fn the_readme_installs_from_the_staged_folder() {
    let readme = text(&format!("{PACKAGE}/README.md")).expect("a readable file");
    let sentence = readme.split_once("*Add package from disk*").expect("a way to install").1;
    let path = sentence.split('`').find(|word| word.ends_with("/package.json"));
    let staged = text(&format!("{PACKAGE}/pack")).expect("a readable file");
    assert_eq!(path, Some("target/unity/package/package.json"));
    assert!(staged.contains("stage \"$build/unity/package\""), "pack stages elsewhere");
}

#[test]
fn assemblies_are_valid_and_named_after_their_files() {
    let assemblies: Vec<String> =
        package().into_iter().filter(|path| path.ends_with(".asmdef")).collect();
    assert_eq!(assemblies.len(), 6);
    for path in assemblies {
        let name = json(&path)["name"].as_str().expect("a name").to_owned();
        assert!(path.ends_with(&format!("/{name}.asmdef")), "{path}");
    }
}

#[test]
fn a_library_that_unity_links_is_for_one_platform() {
    for output in outputs().expect("a readable source") {
        if !output.text.contains("PluginImporter") {
            continue;
        }
        let enabled =
            |name: &str| output.text.contains(&format!("{name}\n    second:\n      enabled: 1"));
        let platforms = [
            "Android: Android",
            "Linux64",
            "OSXUniversal",
            ": Win",
            "Win64",
            "WebGL: WebGL",
            "iPhone: iOS",
        ];
        let platforms: Vec<&str> = platforms.into_iter().filter(|name| enabled(name)).collect();
        assert_eq!(platforms.len(), 1, "{}: {platforms:?}", output.path);
        let is_desktop =
            ["/Linux/", "/Windows/", "/macOS/"].iter().any(|part| output.path.contains(part));
        assert_eq!(enabled("Editor: Editor"), is_desktop, "{}", output.path);
    }
}

/// Every library but those that are linked into the program is in the NuGet package, where .NET looks for it.
#[test]
fn the_nuget_package_has_the_libraries() {
    let project = text(&format!("{PACKAGE}/NuGet~/Clash2D.csproj")).expect("a readable file");
    let version = clash2d_bindings::api().expect("a readable source").version;
    assert!(project.contains(&format!("<Version>{version}</Version>")));
    let targets = text(&format!("{PACKAGE}/Runtime/Plugins/.targets")).expect("a readable file");
    let paths = targets.lines().filter_map(|line| line.split_once(' ')).map(|(_, path)| path);
    let loaded: BTreeSet<&str> = paths.filter(|path| path.contains("clash2d_csharp.")).collect();
    let loaded: Vec<&str> = loaded.into_iter().filter(|path| !path.ends_with(".a")).collect();
    let packed: Vec<(&str, &str)> = project.lines().filter_map(packed).collect();
    let places: BTreeSet<&str> = packed.iter().map(|(_, place)| *place).collect();
    let mut files: Vec<&str> = packed.iter().map(|(file, _)| *file).collect();
    files.sort_unstable();
    assert_eq!(files, loaded);
    assert_eq!(places.len(), files.len(), "two libraries in one folder");
}

/// The library that a line of the project packs, and for which platform.
fn packed(line: &str) -> Option<(&str, &str)> {
    let file = line.split_once("Include=\"../Runtime/Plugins/")?.1.split_once('"')?.0;
    let exists = format!("Exists('../Runtime/Plugins/{file}')");
    assert!(line.contains(&exists), "{line}");
    let place = line.split_once("PackagePath=\"runtimes/")?.1.split_once("/native/\"")?.0;
    Some((file, place))
}
