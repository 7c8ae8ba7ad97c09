import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { AdminUser } from "../../contract/admin/schema.ts";
import { roleDisplayNames, type Role } from "../../contract/accounts/roles.ts";
import type { ReplyOf } from "../../contract/route.ts";
import type { Routes } from "../../contract/routes.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { getSession, loadSession } from "../session/session.ts";
import { call } from "../api/client.ts";
import { showError, showToast } from "../ui/toast.ts";

type Pages = InfiniteData<ReplyOf<Routes["listUsers"]>>;

/** Gives `user` another role. An HTTP refusal (of the only administrator, say) is shown in the server's words. */
export function useRoleChange(user: AdminUser) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ to }: { to: Role; canUndo: boolean }) =>
      call("changeUser", { params: { id: user.id }, body: { role: to } }),
    onSuccess: async (changed, { canUndo }) => {
      // Only this row has changed, so the loaded pages stay.
      client.setQueriesData<Pages>({ queryKey: ["admin", "users"] }, (pages) => withUser(pages, changed));
      const session = getSession();
      if (session.status === "signedIn" && session.user.id === changed.id) await loadSession({ force: true });
      showToast("Role changed", {
        description: `${changed.email} is ${roleDisplayNames[changed.role]} now.`,
        ...(canUndo && {
          action: { label: "Undo", run: () => change.mutate({ to: user.role, canUndo: false }) },
        }),
      });
    },
    onError: (error) => showError(serverSentence(error) ?? failure(error, "Failed to change the role")),
  });
  return change;
}

function withUser(pages: Pages | undefined, changed: AdminUser): Pages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        users: page.users.map((user) => (user.id === changed.id ? changed : user)),
      })),
    }
  );
}
