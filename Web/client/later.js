/** Lists what a page loads after everything else, as one file of the bundle: dialogs and views that most visits never open. */
export { appLink } from "./app-link.js";
export { crashReportView } from "./crash-report-view.js";
export { showUnread } from "../people/app-badge.js";
export { FileSheet } from "./files/file-sheet.js";
export { fileRefusal } from "./files/file-refusal.js";
export { uploadFile } from "./files/file-upload.js";
export { VoiceRecorder } from "./files/voice-recorder.js";
export { openEntryMenu, openReactions } from "./entry-menu.js";
export { InvitationView } from "./invitation-view.js";
export { MembersView } from "./members-view.js";
export { MentionPicker } from "./mentions/mention-picker.js";
export { AppBanners } from "./notices/app-banners.js";
export { showNotice } from "./notices/client-notices.js";
export { personActions } from "./person-actions.js";
export { openAddress } from "./open-address.js";
export { StickerDrag } from "./sticker-drag.js";
export { offerStickerTargets } from "./sticker-targets.js";
export { MediaViewer } from "./viewer/media-viewer.js";
