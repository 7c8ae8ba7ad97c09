import { Section } from "../ui/section.tsx";
import { TakeAlong } from "./take-along.tsx";
import { YourData } from "./your-data.tsx";

/** What a person can take with them, and the end of their account. */
export default function DataSections() {
  return (
    <>
      <Section title="Take everything along">
        <TakeAlong />
      </Section>
      <Section title="Your data">
        <YourData />
      </Section>
    </>
  );
}
