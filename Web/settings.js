import { blockedSection } from "./people/blocked-section.js";
import { fetchAccount } from "./people/people-api.js";
import { devicesSection } from "./people/devices-section.js";
import { deleteSection, nameSection, recoverySection } from "./people/account-sections.js";
import { exportSection } from "./people/export-section.js";
import { noticesSection } from "./people/notices-section.js";
import { showPage } from "./people/settings-page.js";

/** The page of somebody's own account: name, notices, devices, blocked people, recovery codes, one's data. */
showPage("Your account", async () => {
  const account = await fetchAccount();
  return [nameSection(account), noticesSection(), devicesSection(account), blockedSection(), recoverySection(account), exportSection(),
    account.role !== "owner" && deleteSection()];
});
