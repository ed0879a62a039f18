//! The .meta files of the Unity package: every asset has one, with a GUID that never changes.

use std::collections::BTreeSet;
use std::fs;

use crate::{Output, Result, root};

const PACKAGE: &str = "bindings/csharp";

/// A native library of the package.
struct Plugin {
    /// For rustc; several with a `+` make one file.
    target: &'static str,
    /// Below Runtime/Plugins.
    path: &'static str,
    platform: Platform,
}

/// Where Unity uses it: the build target and its CPU.
enum Platform {
    /// Also in the editor, under an operating system and a CPU.
    Desktop {
        target: &'static str,
        cpu: &'static str,
        os: &'static str,
        editor_cpu: &'static str,
    },
    Android {
        cpu: &'static str,
    },
    Ios,
    WebGl,
}

const fn desktop(target: &'static str, os: &'static str, cpu: &'static str) -> Platform {
    Platform::Desktop { target, cpu, os, editor_cpu: cpu }
}

const PLUGINS: [Plugin; 11] = [
    Plugin {
        target: "x86_64-unknown-linux-gnu",
        path: "Linux/x86_64/libclash2d_csharp.so",
        platform: desktop("Linux64", "Linux", "x86_64"),
    },
    Plugin {
        target: "x86_64-pc-windows-gnu",
        path: "Windows/x86_64/clash2d_csharp.dll",
        platform: desktop("Win64", "Windows", "x86_64"),
    },
    Plugin {
        target: "x86_64-pc-windows-msvc",
        path: "Windows/x86_64/clash2d_csharp.dll",
        platform: desktop("Win64", "Windows", "x86_64"),
    },
    Plugin {
        target: "i686-pc-windows-gnu",
        path: "Windows/x86/clash2d_csharp.dll",
        platform: desktop("Win", "Windows", "x86"),
    },
    Plugin {
        target: "i686-pc-windows-msvc",
        path: "Windows/x86/clash2d_csharp.dll",
        platform: desktop("Win", "Windows", "x86"),
    },
    Plugin {
        target: "x86_64-apple-darwin+aarch64-apple-darwin",
        path: "macOS/universal/libclash2d_csharp.dylib",
        platform: desktop("OSXUniversal", "OSX", "AnyCPU"),
    },
    Plugin {
        target: "aarch64-linux-android",
        path: "Android/arm64-v8a/libclash2d_csharp.so",
        platform: Platform::Android { cpu: "ARM64" },
    },
    Plugin {
        target: "armv7-linux-androideabi",
        path: "Android/armeabi-v7a/libclash2d_csharp.so",
        platform: Platform::Android { cpu: "ARMv7" },
    },
    Plugin {
        target: "x86_64-linux-android",
        path: "Android/x86_64/libclash2d_csharp.so",
        platform: Platform::Android { cpu: "X86_64" },
    },
    Plugin {
        target: "aarch64-apple-ios",
        path: "iOS/arm64/libclash2d_csharp.a",
        platform: Platform::Ios,
    },
    Plugin {
        target: "wasm32-unknown-emscripten",
        path: "WebGL/wasm32/libclash2d_csharp.a",
        platform: Platform::WebGl,
    },
];

/// For the script that packs: each target of rustc, and where its library belongs.
pub fn targets() -> String {
    let line = |plugin: &Plugin| format!("{} {}\n", plugin.target, plugin.path);
    super::HEAD.replace("//", "#") + &PLUGINS.iter().map(line).collect::<String>()
}

/// A .meta file for each asset: what lies in the package, what is about to be written to it, and the
/// libraries that are placed in it.
pub fn metas(written: &[Output]) -> Result<Vec<Output>> {
    let mut assets = BTreeSet::new();
    find(&mut assets, "").map_err(|error| format!("{PACKAGE}: {error}"))?;
    let libraries = PLUGINS.map(|plugin| format!("Runtime/Plugins/{}", plugin.path));
    let prefix = format!("{PACKAGE}/");
    let written = written.iter().filter_map(|output| output.path.strip_prefix(&prefix));
    for path in written.map(str::to_owned).chain(libraries) {
        let ends = path.match_indices('/').map(|(end, _)| end).chain([path.len()]);
        let parts: Vec<&str> = ends.map(|end| &path[..end]).collect();
        if parts.iter().all(|part| is_asset(part)) {
            assets.extend(parts.into_iter().map(str::to_owned));
        }
    }
    let meta =
        |asset: &String| Output { path: format!("{PACKAGE}/{asset}.meta"), text: meta(asset) };
    Ok(assets.iter().map(meta).collect())
}

/// The assets in a folder of the package.
fn find(assets: &mut BTreeSet<String>, folder: &str) -> std::io::Result<()> {
    for entry in fs::read_dir(root().join(PACKAGE).join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if is_asset(&path) && !path.ends_with(".meta") {
            if entry.file_type()?.is_dir() {
                find(assets, &path)?;
            }
            assets.insert(path);
        }
    }
    Ok(())
}

/// Whether Unity looks at a file or folder of this name.
fn is_asset(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    !name.starts_with('.') && !name.ends_with('~')
}

fn meta(asset: &str) -> String {
    let head = format!("fileFormatVersion: 2\nguid: {:032x}\n", guid(asset));
    if let Some(plugin) =
        PLUGINS.iter().find(|plugin| asset == format!("Runtime/Plugins/{}", plugin.path))
    {
        return head + &importer_of(plugin);
    }
    let name = asset.rsplit('/').next().unwrap_or(asset);
    head + &match name.rsplit_once('.').map(|(_, extension)| extension) {
        // "DefaultImporter" also for the scripts that no one imports.
        None if is_script(name) => importer("DefaultImporter", ""),
        None => "folderAsset: yes\n".to_owned() + &importer("DefaultImporter", ""),
        Some("cs") => importer(
            "MonoImporter",
            "  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n",
        ),
        Some("asmdef") => importer("AssemblyDefinitionImporter", ""),
        Some("json") if name == "package.json" => importer("PackageManifestImporter", ""),
        Some("md" | "txt" | "json") => importer("TextScriptImporter", ""),
        Some(_) => importer("DefaultImporter", ""),
    }
}

fn is_script(name: &str) -> bool {
    name == "pack"
}

fn importer(name: &str, settings: &str) -> String {
    format!(
        "{name}:\n  externalObjects: {{}}\n{settings}  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
    )
}

/// The asset's path as a number: FNV-1a of 128 bits.
fn guid(asset: &str) -> u128 {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let path = format!("com.clash2d/{asset}");
    path.bytes().fold(OFFSET, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

// ---- Native libraries --------------------------------------------------------------------------

/// The build targets, and what each is called beside its group.
const TARGETS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("Standalone", "Linux64"),
    ("Standalone", "OSXUniversal"),
    ("Standalone", "Win"),
    ("Standalone", "Win64"),
    ("WebGL", "WebGL"),
    ("iPhone", "iOS"),
];

fn importer_of(plugin: &Plugin) -> String {
    let platform = &plugin.platform;
    let is_editor = matches!(platform, Platform::Desktop { .. });
    let mut excluded: Vec<(&str, bool)> =
        TARGETS.iter().map(|(_, target)| (*target, *target != platform.target())).collect();
    excluded.insert(1, ("Editor", !is_editor));
    let excluded: Vec<String> = excluded
        .iter()
        .map(|(target, is_excluded)| format!("Exclude {target}: {}", u8::from(*is_excluded)))
        .collect();
    let mut data = entry("", "Any", false, &excluded);
    data += &entry("Any", "", false, &[]);
    data += &entry("Editor", "Editor", is_editor, &platform.editor());
    for (group, target) in TARGETS {
        data += &entry(group, target, target == platform.target(), &platform.settings(target));
    }
    let settings = format!(
        "  serializedVersion: 2\n  iconMap: {{}}\n  executionOrder: {{}}\n  defineConstraints: []\n  \
         isPreloaded: 0\n  isOverridable: 0\n  isExplicitlyReferenced: 0\n  validateReferences: 1\n  \
         platformData:\n{data}"
    );
    importer("PluginImporter", &settings)
}

fn entry(group: &str, target: &str, is_enabled: bool, settings: &[String]) -> String {
    let lines: String = settings.iter().map(|setting| format!("        {setting}\n")).collect();
    let settings = if lines.is_empty() { " {}\n".to_owned() } else { format!("\n{lines}") };
    format!(
        "  - first:\n      {group}: {target}\n    second:\n      enabled: {}\n      settings:{settings}",
        u8::from(is_enabled)
    )
}

impl Platform {
    fn target(&self) -> &'static str {
        match self {
            Self::Desktop { target, .. } => target,
            Self::Android { .. } => "Android",
            Self::Ios => "iOS",
            Self::WebGl => "WebGL",
        }
    }

    fn editor(&self) -> Vec<String> {
        let (cpu, os) = match self {
            Self::Desktop { editor_cpu, os, .. } => (*editor_cpu, *os),
            _ => ("AnyCPU", "AnyOS"),
        };
        vec![format!("CPU: {cpu}"), "DefaultValueInitialized: true".into(), format!("OS: {os}")]
    }

    /// What is set for a build target, whether it is this one or another.
    fn settings(&self, target: &str) -> Vec<String> {
        let is_own = target == self.target();
        match (target, self) {
            ("Android", Self::Android { cpu }) => vec![format!("CPU: {cpu}")],
            ("Android", _) => vec!["CPU: ARMv7".into()],
            ("iOS", _) => vec![
                "AddToEmbeddedBinaries: false".into(),
                format!("CPU: {}", if is_own { "ARM64" } else { "AnyCPU" }),
                "CompileFlags: ".into(),
                "FrameworkDependencies: ".into(),
            ],
            ("WebGL", _) => vec![],
            (_, Self::Desktop { cpu, .. }) if is_own => vec![format!("CPU: {cpu}")],
            _ => vec!["CPU: None".into()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guids_are_those_of_the_first_release() {
        assert_eq!(format!("{:032x}", guid("package.json")), "ff0353a290359133574e5cca39fe59e4");
    }
}
