import { Crown, ShieldCheck, type LucideIcon } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "../../contract/admin/schema.ts";
import { roleDisplayNames, roles, type Role } from "../../contract/accounts/roles.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import type { Tone } from "../ui/badge.tsx";
import { BadgeSelect } from "../ui/badge-select.tsx";
import { useRoleChange } from "./use-role-change.ts";

const ConfirmDialog = lazySheet("confirm-dialog", () => import("../ui/confirm-dialog.tsx"));

const looks: Record<Role, { tone: Tone; icon?: LucideIcon }> = {
  admin: { tone: "strong", icon: ShieldCheck },
  premium: { tone: "good", icon: Crown },
  free: { tone: "outline" },
};

const choices = roles.map((value) => ({ value, title: roleDisplayNames[value] }));

/** The control that changes a user's role. Making or unmaking an administrator asks for confirmation. */
export function RoleControl({ user }: { user: AdminUser }) {
  const change = useRoleChange(user);
  const [asked, setAsked] = useState<Role | null>(null);
  const shown = asked ?? (change.isPending ? change.variables.to : user.role);
  return (
    <>
      <BadgeSelect
        label={`Role of ${user.email}`}
        value={shown}
        choices={choices}
        {...looks[shown]}
        busy={change.isPending}
        onChoose={(to) =>
          to === "admin" || user.role === "admin" ? setAsked(to) : change.mutate({ to, canUndo: true })
        }
      />
      {asked !== null && (
        <ConfirmDialog
          {...question(user, asked)}
          cancel="Cancel"
          onConfirm={() => {
            change.mutate({ to: asked, canUndo: false });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function question({ email }: AdminUser, to: Role): { title: string; text: string; confirm: string } {
  if (to === "admin") {
    return {
      title: "Make Administrator",
      text: `${email} will see every user's name and email, and can change roles, yours included.`,
      confirm: "Make Administrator",
    };
  }
  return {
    title: "Remove Administrator",
    text: `${email} will no longer be able to open this page. The role becomes ${roleDisplayNames[to]}.`,
    confirm: "Remove Administrator",
  };
}
