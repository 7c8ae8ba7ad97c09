import { Suspense, useEffect, useLayoutEffect } from "react";
import { Route, Switch, useLocation, useSearch } from "wouter";
import { useSession } from "./session/use-session.ts";
import { HomePage } from "./home/home-page.tsx";
import { tabOfSearch, useChosenTab } from "./home-tab.ts";
import { FailureToasts } from "./list/failure-toasts.tsx";
import { ListProvider } from "./list/list-provider.tsx";
import { lazyPage } from "./parts/lazy-part.tsx";
import { part } from "./parts/part.ts";
import { LoadingPage, PartPlace, Shell } from "./shell.tsx";
import { SignedIn } from "./signed-in.tsx";
import { useScrollMemory } from "./ui/scroll-memory.ts";
import { useSide, useWideScreen } from "./wide-screen/use-side.ts";

const WelcomePage = lazyPage("welcome-page", () => import("./entry/welcome-page.tsx"));
const LoginPage = lazyPage("login-page", () => import("./entry/login-page.tsx"));
const AccountPage = lazyPage("account-page", () => import("./accounts/account-page.tsx"));
const EditProfilePage = lazyPage("edit-profile-page", () => import("./accounts/edit-profile-page.tsx"));
const CreatePasswordPage = lazyPage("create-password-page", () => import("./entry/create-password-page.tsx"));
const JoinHouseholdPage = lazyPage(
  "join-household-page",
  () => import("./households/join-household-page.tsx"),
);
const FeedbackPage = lazyPage("feedback-page", () => import("./feedback/feedback-page.tsx"));
const IntervalPage = lazyPage("interval-page", () => import("./repeat/interval-page.tsx"));
const StoreDetailPage = lazyPage("store-detail-page", () => import("./stores/store-detail-page.tsx"));
const CategoryDetailPage = lazyPage(
  "category-detail-page",
  () => import("./categories/category-detail-page.tsx"),
);
const BehaviorAnalyticsPage = lazyPage(
  "behavior-analytics-page",
  () => import("./admin/behavior-analytics-page.tsx"),
);
const ServerData = lazyPage("server-data", () => import("./session/server-data.tsx"));
const OtherPages = lazyPage("other-pages", () => import("./other-pages.tsx"));

export function Router() {
  const session = useSession();
  return (
    <Shell>
      <Suspense fallback={<LoadingPage />}>
        {session.status === "signedIn" ? (
          <ListProvider key={session.user.id} userId={session.user.id} fallback={<LoadingPage />}>
            <FailureToasts />
            <Pages />
            <FollowerPlace />
            <BesidePlace />
          </ListProvider>
        ) : (
          <Pages />
        )}
      </Suspense>
      <RoomBeside isSignedIn={session.status === "signedIn"} />
      <ScrollMemory />
    </Shell>
  );
}

const follower = part("list-follower", () => import("./list-follower.tsx"));

function FollowerPlace() {
  useEffect(() => follower.prepare(), []);
  return <PartPlace part={follower} />;
}

const beside = part("beside", () => import("./wide-screen/beside.tsx"));

/** Wide screens have room for two things at once. */
function BesidePlace() {
  const isWide = useWideScreen();
  useEffect(() => {
    if (isWide) void beside.show();
  }, [isWide]);
  return <PartPlace part={beside} />;
}

/** Keeps the room of the second thing from the first paint on: index.html does until the code is here. */
function RoomBeside({ isSignedIn }: { isSignedIn: boolean }) {
  const side = useSide();
  const kept = isSignedIn ? side : null;
  useLayoutEffect(() => {
    // theme.css lays the screen out by it.
    const { dataset } = document.documentElement;
    if (kept === null) delete dataset.beside;
    else dataset.beside = kept;
  }, [kept]);
  return null;
}

/** Each tab of Home keeps its own scroll offset. */
function ScrollMemory() {
  const [path] = useLocation();
  const search = useSearch();
  const chosen = useChosenTab();
  const session = useSession();
  // Each person has scroll offsets of their own. Welcome has the address of Home, but no tabs.
  const person = session.status === "signedIn" ? session.user.id : "";
  const isHome = person !== "" && (path === "/" || path === "/home");
  useScrollMemory(person + (isHome ? `/${tabOfSearch(search) ?? chosen}` : path), isHome);
  return null;
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <Root />
      </Route>
      <Route path="/home">
        <SignedIn>
          <HomePage />
        </SignedIn>
      </Route>
      <Route path="/login">
        <LoginPage />
      </Route>
      <Route path="/stores/:id">
        {({ id }) => (
          <SignedIn>
            <StoreDetailPage key={id} id={id} />
          </SignedIn>
        )}
      </Route>
      <Route path="/categories/:id">
        {({ id }) => (
          <SignedIn>
            <CategoryDetailPage key={id} id={id} />
          </SignedIn>
        )}
      </Route>
      <Route path="/repeat/:intervalDays">
        {({ intervalDays }) => (
          <SignedIn>
            <IntervalPage key={intervalDays} intervalDays={Number(intervalDays)} />
          </SignedIn>
        )}
      </Route>
      <Route path="/account">
        <SignedIn>
          <ServerData>
            <AccountPage />
          </ServerData>
        </SignedIn>
      </Route>
      <Route path="/edit-profile">
        <SignedIn>
          <ServerData>
            <EditProfilePage />
          </ServerData>
        </SignedIn>
      </Route>
      <Route path="/feedback">
        <SignedIn>
          <FeedbackPage />
        </SignedIn>
      </Route>
      <Route path="/admin/behavior-analytics">
        <SignedIn loadingText="Loading...">
          <Suspense fallback={<LoadingPage text="Loading..." />}>
            <ServerData>
              <BehaviorAnalyticsPage />
            </ServerData>
          </Suspense>
        </SignedIn>
      </Route>
      <Route path="/join-household">
        <ServerData>
          <JoinHouseholdPage />
        </ServerData>
      </Route>
      <Route path="/create-password">
        <ServerData>
          <CreatePasswordPage />
        </ServerData>
      </Route>
      <Route>
        <OtherPages />
      </Route>
    </Switch>
  );
}

/** The site's root: Home for people who are signed in, Welcome for others; links to a tab ask for sign-in first. */
function Root() {
  const session = useSession();
  const search = useSearch();
  if (session.status === "signedOut" && search === "") return <WelcomePage />;
  return (
    <SignedIn>
      <HomePage />
    </SignedIn>
  );
}
