/** An entry of package-lock.json; its key there is the folder of the installed package. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Whether its files are part of the package that contains it. */
  inBundle?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockedPackages = Record<string, LockedPackage>;

/**
 * Finds the reasons why an installation from this lock would fail or differ on another machine. npm silently omits packages
 * that the registry lacks at that moment, such as native parts for other platforms.
 */
export function findLockFaults(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) => [
    ...findMissingParts(packages, folder, locked),
    ...(folder === "" || locked.inBundle ? [] : findSourceFaults(folder, locked)),
  ]);
}

/** Finds the native parts that the lock lacks; `npm ci` fails without one, whatever its platform. */
function findMissingParts(packages: LockedPackages, folder: string, locked: LockedPackage): string[] {
  return Object.entries(locked.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const part = findInstalled(packages, folder, name);
    if (part?.version === undefined) return [`${folder} names ${name}, which is not locked`];
    // Native parts have exact versions; npm checks ranges itself.
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

/** Resolves `name` for the package in `folder` as Node does: the nearest one upwards. */
function findInstalled(packages: LockedPackages, folder: string, name: string): LockedPackage | undefined {
  const own = packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
  if (own !== undefined || folder === "") return own;
  const parent = folder.slice(0, folder.lastIndexOf("node_modules/")).replace(/\/$/, "");
  return findInstalled(packages, parent, name);
}
