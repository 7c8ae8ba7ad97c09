/** Only an http address is followed; while none is known the wish goes to the operator as feedback. */
export function upgradeTarget(upgradeUrl: string | null, wish: string): string {
  const isAddress = upgradeUrl !== null && /^https?:\/\//i.test(upgradeUrl);
  return isAddress ? upgradeUrl : `/feedback?message=${encodeURIComponent(wish)}`;
}
