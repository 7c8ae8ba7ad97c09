import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../api/client.ts";
import { useList } from "../list/list-provider.tsx";
import { useCurrency } from "../list/use-money.ts";
import { failure, serverSentence } from "../session/error-sentences.ts";
import { RowSelect } from "../ui/row-select.tsx";
import { showError } from "../ui/toast.ts";

/** The currency in which the prices of the list are shown. */
export function CurrencySelect() {
  const note = useId();
  const { store } = useList();
  const currency = useCurrency();
  // One after the other: the last choice has to arrive last.
  const update = useMutation({
    scope: { id: "currency" },
    mutationFn: (next: string) => call("changeListSettings", { body: { currency: next } }),
    onSuccess: () => store.refresh(),
    onError: (error) => showError(serverSentence(error) ?? failure(error, "Failed to update currency")),
  });
  const known = Intl.supportedValuesOf("currency");
  const names = new Intl.DisplayNames(undefined, { type: "currency" });
  return (
    <div>
      <RowSelect
        label="Currency"
        aria-describedby={note}
        aria-busy={update.isPending}
        value={update.isPending ? update.variables : currency}
        onChange={({ target: { value } }) => update.mutate(value)}
      >
        {(known.includes(currency) ? known : [currency, ...known]).map((code) => (
          <option key={code} value={code}>
            {code} – {names.of(code)}
          </option>
        ))}
      </RowSelect>
      <p id={note} className="px-4 pb-3.5 text-sm text-pretty text-ink-2">
        Prices on your list are in this currency, for everybody who shares it.
      </p>
    </div>
  );
}
