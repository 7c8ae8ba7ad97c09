import { Suspense } from "react";
import { Route, Switch } from "wouter";
import NotFoundPage from "./not-found-page.tsx";
import { lazyPage } from "./parts/lazy-part.tsx";
import { LoadingPage } from "./shell.tsx";
import { SignedIn } from "./signed-in.tsx";

const ForgotPasswordPage = lazyPage("forgot-password-page", () => import("./entry/forgot-password-page.tsx"));
const ResetPasswordPage = lazyPage("reset-password-page", () => import("./entry/reset-password-page.tsx"));
const VerifyEmailPage = lazyPage("verify-email-page", () => import("./entry/verify-email-page.tsx"));
const ImportPage = lazyPage("import-page", () => import("./imports/import-page.tsx"));

/** The pages that are seldom opened: their routes aren't part of the first load. */
export default function OtherPages() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        <Route path="/import">
          <SignedIn>
            <ImportPage />
          </SignedIn>
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
    </Suspense>
  );
}
