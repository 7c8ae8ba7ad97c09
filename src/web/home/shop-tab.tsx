import { InstallHint } from "../households/install-hint.tsx";
import { ShareList } from "../households/share-list.tsx";
import StoresTab from "../stores/shop-tab.tsx";

/** The Shop tab as Home shows it: with the way to share the list, and a sentence for a person who has just joined, once. */
export default function ShopTab() {
  return (
    <>
      <InstallHint />
      <StoresTab share={<ShareList />} />
    </>
  );
}
