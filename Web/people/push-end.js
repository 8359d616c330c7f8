/** Milliseconds that a push service is waited for, which may be away. */
const patience = 3_000;

/**
 * Ends what this browser has of notices, when somebody has signed out or somebody else signs in. The notices go first, since anybody can
 * read them; no step waits for another one to succeed.
 */
export async function endPush() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await attempt(async () => {
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  });
  await attempt(() => navigator.clearAppBadge?.());
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([late, attempt(async () => (await registration?.pushManager?.getSubscription())?.unsubscribe())]);
}

/** @param {() => Promise<unknown>|undefined} step */
async function attempt(step) {
  try {
    await step();
  } catch {
    // The other steps are worth as much.
  }
}
