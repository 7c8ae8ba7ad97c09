/** What package-lock.json says about one package; its key there is the folder that it is installed in. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Its files come with the package that it lies in. */
  inBundle?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockedPackages = Record<string, LockedPackage>;

/**
 * Why an installation from this lock would fail or differ on another machine. npm silently leaves out of the lock what a
 * registry lacks at that moment: the native parts for other platforms, which only their machines would miss.
 */
export function findLockFaults(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) => [
    ...findMissingParts(packages, folder, locked),
    ...(folder === "" || locked.inBundle ? [] : findSourceFaults(folder, locked)),
  ]);
}

/** `npm ci` refuses when one is missing, whichever platform it is for. */
function findMissingParts(packages: LockedPackages, folder: string, locked: LockedPackage): string[] {
  return Object.entries(locked.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const part = findInstalled(packages, folder, name);
    if (part?.version === undefined) return [`${folder} names ${name}, which is not locked`];
    // Native parts are named with their exact version; a range is npm's to judge.
    const isExact = /^\d/.test(range);
    return isExact && part.version !== range
      ? [`${folder} names ${name} ${range}, but ${part.version} is locked`]
      : [];
  });
}

function findSourceFaults(folder: string, { integrity, resolved }: LockedPackage): string[] {
  return [
    ...(integrity === undefined ? [`${folder} has no checksum`] : []),
    ...(resolved === undefined ? [] : [`${folder} is bound to the registry at ${resolved}`]),
  ];
}

/** What `name` means to the package in `folder`: the nearest one on the way up, as Node looks for it. */
function findInstalled(packages: LockedPackages, folder: string, name: string): LockedPackage | undefined {
  const own = packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
  if (own !== undefined || folder === "") return own;
  const parent = folder.slice(0, folder.lastIndexOf("node_modules/")).replace(/\/$/, "");
  return findInstalled(packages, parent, name);
}
