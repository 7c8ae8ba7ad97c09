/** One category of the list. */
export default function CategoryDetailPage({ id }: { id: string }) {
  return <main data-category={id} />;
}
