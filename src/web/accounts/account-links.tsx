import { ChartColumn, ChevronRight, ListPlus, MessageSquareHeart, type LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { CardList } from "../ui/card.tsx";
import { Glyph } from "../ui/glyph.tsx";

export function AccountLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label="More">
      <CardList>
        <Row href="/import" icon={ListPlus} hue={150}>
          Bring a list along
        </Row>
        <Row href="/feedback" icon={MessageSquareHeart} hue={350}>
          Share feedback
        </Row>
        {isAdmin && (
          <Row href="/admin/behavior-analytics" icon={ChartColumn} hue={240}>
            Behavior analytics
          </Row>
        )}
      </CardList>
    </nav>
  );
}

function Row({
  href,
  icon,
  hue,
  children,
}: {
  href: string;
  icon: LucideIcon;
  hue: number;
  children: string;
}) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-14 items-center gap-3.5 rounded-card px-4 py-2 -outline-offset-3 active:bg-line/40"
      >
        <Glyph icon={icon} hue={hue} />
        <span className="min-w-0 flex-1 font-[550]">{children}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
