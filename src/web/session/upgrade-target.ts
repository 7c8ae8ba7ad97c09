/** Only an address of the web is followed; while none is known the wish goes to the people who run this installation. */
export function upgradeTarget(upgradeUrl: string | null, wish: string): string {
  const isAddress = upgradeUrl !== null && /^https?:\/\//i.test(upgradeUrl);
  return isAddress ? upgradeUrl : `/feedback?message=${encodeURIComponent(wish)}`;
}
