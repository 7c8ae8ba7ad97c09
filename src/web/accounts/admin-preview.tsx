import { Card } from "../ui/card.tsx";
import { RowSelect } from "../ui/row-select.tsx";
import { choosePreviewRole, usePreviewRole } from "../session/preview-role.ts";

/** Lets an administrator see the app as others do, on this device only. */
export function AdminPreview() {
  const preview = usePreviewRole();
  return (
    <Card>
      <RowSelect
        label="View as"
        value={preview ?? "normal"}
        onChange={({ target: { value } }) =>
          choosePreviewRole(value === "premium" || value === "free" ? value : null)
        }
      >
        <option value="normal">Admin (Normal View)</option>
        <option value="premium">Preview as Premium</option>
        <option value="free">Preview as Free</option>
      </RowSelect>
    </Card>
  );
}
