import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../test/process.ts";
import { output, run, type Builder } from "./image-builder.ts";

/** A base of today is used again; one of another day may lack Debian's updates. */
const name = `localhost/restock-node:${process.versions.node}-${new Date().toISOString().slice(0, 10)}`;
/** The packages that Node and npm need. */
const packages = ["ca-certificates", "libatomic1", "libstdc++6"];
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Makes what stands in for Node's own image where no image can be pulled: Debian's packages, and Node and npm from npm's registry.
 * It takes root on Debian, and mmdebstrap.
 * @returns its name
 */
export function makeDebianBase(builder: Builder): string {
  if (spawnSync(builder, ["inspect", "--type=image", name]).status === 0) return name;
  const folder = temporaryFolder();
  const [archive, system] = [join(folder.path, "base.tar"), join(folder.path, "system")];
  try {
    const release = output("sh", ["-c", ". /etc/os-release && echo $VERSION_CODENAME"]);
    run("mmdebstrap", ["--variant=minbase", `--include=${packages.join(",")}`, release, system]);
    mkdirSync(join(system, "usr/local/bin"), { recursive: true });
    cpSync(process.execPath, join(system, "usr/local/bin/node"));
    run("npm", ["install", "--global", "--prefix", join(system, "usr/local"), "--loglevel=error", "npm@11"]);
    run("tar", ["--create", "--file", archive, "--directory", system, "--numeric-owner", "."]);
    if (builder === "podman") run("podman", ["import", "--quiet", archive, name]);
    else {
      const container = output("buildah", ["from", "scratch"]);
      run("buildah", ["add", "--quiet", container, archive, "/"]);
      run("buildah", ["commit", "--quiet", "--rm", container, name]);
    }
    return name;
  } finally {
    folder.remove();
  }
}

/**
 * Options of a build in which npm reaches the registry as it does here, with this machine's certificates: they are there while
 * commands run, and not in the image. Commands run in a chroot, which works in a container too.
 */
export function nestedBuild(folder: string): string[] {
  const settings = join(folder, "npmrc");
  const lines = [`registry=${output("npm", ["config", "get", "registry"])}`];
  const given = process.env.NODE_EXTRA_CA_CERTS ?? certificates;
  if (!existsSync(given)) {
    writeFileSync(settings, `${lines.join("\n")}\n`);
    return ["--isolation=chroot", `--volume=${settings}:/root/.npmrc:ro`];
  }
  const inside = "/run/certificates.crt";
  writeFileSync(settings, `${[...lines, `cafile=${inside}`].join("\n")}\n`);
  return ["--isolation=chroot", `--volume=${settings}:/root/.npmrc:ro`, `--volume=${given}:${inside}:ro`];
}
