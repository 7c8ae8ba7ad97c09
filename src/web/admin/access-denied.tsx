import { ShieldX } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { Notice } from "../ui/notice.tsx";

/** The time after which Home is shown instead. */
const leaveAfterMs = 100;

export function AccessDenied() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate("/", { replace: true }), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice icon={ShieldX} title="Access Denied" text="This page is only accessible to administrators." />
  );
}
