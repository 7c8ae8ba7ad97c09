/**
 * `npm run image`: builds the image of this version. Where Node's own can't be pulled, or with `-- --debian`, it is built on Debian's
 * packages. `-- --all-platforms` builds it for amd64 and arm64, `-- --smoke` runs and uses it afterwards.
 */
import { temporaryFolder } from "../test/process.ts";
import { makeDebianBase, nestedBuild } from "./debian-base.ts";
import { buildImage, canPull, findBuilder, imageName, publicBase } from "./image-builder.ts";
import { rerunWithoutHybridGroups } from "./nested.ts";
import { smokeTest } from "./smoke.ts";

const [allPlatforms, onDebian, smoke] = ["--all-platforms", "--debian", "--smoke"].map((option) =>
  process.argv.includes(option),
);
const ended = smoke === true ? rerunWithoutHybridGroups() : null;
if (ended !== null) process.exit(ended);
const folder = temporaryFolder();
try {
  const builder = findBuilder();
  if (builder === null)
    throw new Error("podman, buildah or docker is needed, such as by apt-get install podman.");
  if (onDebian !== true && canPull(builder)) buildImage(builder, { allPlatforms: allPlatforms === true });
  else if (builder === "docker") throw new Error(`${publicBase} can't be pulled.`);
  else {
    console.log(`${publicBase} isn't used: the base is made of Debian's packages, for this platform.`);
    const more = nestedBuild(folder.path);
    buildImage(builder, { base: makeDebianBase(builder), allPlatforms: false, more });
  }
  console.log(`${imageName} is built.`);
  if (smoke === true) {
    if (builder === "buildah")
      throw new Error("Buildah runs no images: podman or docker is needed to try it.");
    await smokeTest(builder, imageName);
    console.log(`${imageName} works.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  folder.remove();
}
