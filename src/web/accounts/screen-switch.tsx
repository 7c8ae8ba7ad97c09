import { useState } from "react";
import { canKeepScreenOn, chooseScreenOn, keepsScreenOn } from "../stores/screen-wake.ts";
import { Card } from "../ui/card.tsx";
import { SwitchRow } from "../ui/switch-row.tsx";

/** Whether this device's screen stays on in a store; nothing where the browser can't do it. */
export function ScreenSwitch() {
  const [on, setOn] = useState(keepsScreenOn);
  if (!canKeepScreenOn()) return null;
  return (
    <Card className="mt-2.5">
      <SwitchRow
        label="Keep the screen on while shopping"
        hint="While a store is open, until ten minutes after your last tick."
        checked={on}
        onChange={(next) => {
          chooseScreenOn(next);
          setOn(next);
        }}
      />
    </Card>
  );
}
