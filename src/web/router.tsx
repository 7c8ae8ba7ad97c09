import { Suspense, useEffect, type ReactNode } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { useSession } from "./session/use-session.ts";
import { HomePage } from "./home/home-page.tsx";
import { tabOfSearch, useChosenTab } from "./home-tab.ts";
import { FailureToasts } from "./list/failure-toasts.tsx";
import { ListProvider } from "./list/list-provider.tsx";
import { lazyPage } from "./parts/lazy-part.tsx";
import { part } from "./parts/part.ts";
import { LoadingPage, PartPlace, Shell, UnreachablePage } from "./shell.tsx";
import { useScrollMemory } from "./ui/scroll-memory.ts";

const WelcomePage = lazyPage("welcome-page", () => import("./entry/welcome-page.tsx"));
const LoginPage = lazyPage("login-page", () => import("./entry/login-page.tsx"));
const AccountPage = lazyPage("account-page", () => import("./accounts/account-page.tsx"));
const EditProfilePage = lazyPage("edit-profile-page", () => import("./accounts/edit-profile-page.tsx"));
const CreatePasswordPage = lazyPage("create-password-page", () => import("./entry/create-password-page.tsx"));
const ForgotPasswordPage = lazyPage("forgot-password-page", () => import("./entry/forgot-password-page.tsx"));
const ResetPasswordPage = lazyPage("reset-password-page", () => import("./entry/reset-password-page.tsx"));
const VerifyEmailPage = lazyPage("verify-email-page", () => import("./entry/verify-email-page.tsx"));
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
const NotFoundPage = lazyPage("not-found-page", () => import("./not-found-page.tsx"));

export function Router() {
  const session = useSession();
  return (
    <Shell>
      <Suspense fallback={<LoadingPage />}>
        {session.status === "signedIn" ? (
          <ListProvider key={session.user.id} userId={session.user.id} fallback={<LoadingPage />}>
            <FailureToasts />
            <FollowerPlace />
            <Pages />
            <BesidePlace />
          </ListProvider>
        ) : (
          <Pages />
        )}
      </Suspense>
      <ScrollMemory />
    </Shell>
  );
}

const follower = part("list-follower", () => import("./list/list-follower.tsx"));

function FollowerPlace() {
  useEffect(() => follower.prepare(), []);
  return <PartPlace part={follower} />;
}

const beside = part("beside", () => import("./wide-screen/beside.tsx"));
const wide = matchMedia("(width >= 64rem)");
const showBeside = () => void (wide.matches && beside.show());
wide.addEventListener("change", showBeside);

/** Wide screens have room for two things at once. */
function BesidePlace() {
  useEffect(showBeside, []);
  return <PartPlace part={beside} />;
}

/** Each tab of Home keeps its own scroll offset. */
function ScrollMemory() {
  const [path] = useLocation();
  const search = useSearch();
  const chosen = useChosenTab();
  // Welcome has the address of Home, and a scroll offset of its own.
  const isHome = useSession().status === "signedIn" && (path === "/" || path === "/home");
  useScrollMemory(isHome ? `/${tabOfSearch(search) ?? chosen}` : path, isHome);
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
      <Route path="/forgot-password">
        <ForgotPasswordPage />
      </Route>
      <Route path="/reset-password">
        <ResetPasswordPage />
      </Route>
      <Route path="/verify-email">
        <VerifyEmailPage />
      </Route>
      <Route>
        <NotFoundPage />
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

/**
 * Shows its children to people who are signed in; others sign in first and come back. A session that ends while the app is
 * open leads to the site's root, where Welcome says so.
 */
function SignedIn({ loadingText, children }: { loadingText?: string; children: ReactNode }) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (session.status === "unknown") return <LoadingPage text={loadingText} />;
  if (session.status === "unreachable") return <UnreachablePage />;
  if (session.status === "signedOut") {
    if (session.ended !== undefined) return <Redirect to="/" replace />;
    return (
      <Redirect
        to={`/login?redirect=${encodeURIComponent(search === "" ? path : `${path}?${search}`)}`}
        replace
      />
    );
  }
  return children;
}
