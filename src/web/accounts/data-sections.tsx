import { Section } from "../ui/section.tsx";
import { TakeAlong } from "./take-along.tsx";
import { YourData } from "./your-data.tsx";

/** The person's data to take with them, and the deletion of their account. */
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
