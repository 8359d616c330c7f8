import { appsSection } from "./people/apps-section.js";
import { healthSection } from "./people/health-section.js";
import { fetchAccount } from "./people/people-api.js";
import { invitationsSection } from "./people/invitations-section.js";
import { reportsSection } from "./people/reports-section.js";
import { auditSection, rulesSection } from "./people/owner-sections.js";
import { serverPeopleSection } from "./people/server-people-section.js";
import { showPage } from "./people/settings-page.js";
import { phrase } from "./words.js";

/** The page of a server's owner: people, invitations, reports, apps, rules, storage, and what owners have done. */
showPage(phrase("This server"), async () => {
  const account = await fetchAccount();
  if (account.role !== "owner") throw new Error(phrase("Only an owner of this server can see this page."));
  const audit = auditSection();
  const changed = () => audit.refresh();
  return [invitationsSection(account, changed), serverPeopleSection(changed), reportsSection(changed), appsSection(changed), rulesSection(changed), healthSection(), audit.element];
});
