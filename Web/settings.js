import { blockedSection } from "./people/blocked-section.js";
import { fetchAccount } from "./people/people-api.js";
import { devicesSection } from "./people/devices-section.js";
import { avatarSection, deleteSection, nameSection, recoverySection } from "./people/account-sections.js";
import { exportSection } from "./people/export-section.js";
import { languageSection } from "./people/language-section.js";
import { noticesSection } from "./people/notices-section.js";
import { passkeysSection } from "./people/passkeys-section.js";
import { presenceSection } from "./people/presence-section.js";
import { showPage } from "./people/settings-page.js";
import { phrase } from "./words.js";

/** The page of somebody's own account: name, picture, language, presence, notices, devices, passkeys, blocked people, recovery codes, one's data. */
showPage(phrase("Your account"), async () => {
  const account = await fetchAccount();
  return [nameSection(account), avatarSection(account), languageSection(), presenceSection(account), noticesSection(), devicesSection(account), passkeysSection(), blockedSection(), recoverySection(account), exportSection(),
    account.role !== "owner" && deleteSection()];
});
