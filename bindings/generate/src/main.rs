//! Writes what is generated from the Rust source of the ABI, where it is out of date.

use clash2d_bindings::{Output, outputs, root};
use std::fs;
use std::process::ExitCode;

fn main() -> ExitCode {
    match outputs().and_then(|outputs| outputs.iter().try_for_each(write)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("clash2d-bindings: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(output: &Output) -> Result<(), String> {
    let path = root().join(&output.path);
    if fs::read_to_string(&path).is_ok_and(|text| text == output.text) {
        return Ok(());
    }
    let folder = path.parent().expect("a file is in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, &output.text));
    written.map_err(|error| format!("{}: {error}", output.path))?;
    println!("wrote {}", output.path);
    Ok(())
}
