// The gallery of pages: the folder named in GALLERY, or a fresh one.

import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const gallery = () => {
  if (process.env.GALLERY) return process.env.GALLERY;
  const folder = mkdtempSync(join(tmpdir(), "galerne-gallery-"));
  execFileSync("cargo", ["run", "--quiet", "--locked", "--package", "galerne-pages", "--example", "gallery", "--", folder], { stdio: "inherit" });
  return folder;
};
