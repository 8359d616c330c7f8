/** @typedef {import("../wire-people.js").ConversationSummary} ConversationSummary */

let shown = -1;

/**
 * Shows on the icon of the installed page how much is unread, and takes away the notices of conversations that have been read.
 * @param {ConversationSummary[]} conversations
 */
export function showUnread(conversations) {
  const count = conversations.reduce((sum, { isMuted, mentionCount, unreadCount }) => sum + (isMuted ? mentionCount : unreadCount), 0);
  closeRead(conversations);
  if (count === shown) return;
  shown = count;
  // Refused in pages that are not installed.
  navigator.setAppBadge?.(count).catch(() => {});
}

/** @param {ConversationSummary[]} conversations */
async function closeRead(conversations) {
  const registration = await navigator.serviceWorker?.getRegistration();
  const notices = (await registration?.getNotifications()) ?? [];
  const unread = new Set(conversations.filter(({ unreadCount }) => unreadCount > 0).map(({ id }) => id));
  for (const notice of notices) if (!unread.has(notice.tag)) notice.close();
}
