import account from "./de/account.js";
import apps from "./de/apps.js";
import conversation from "./de/conversation.js";
import server from "./de/server.js";

/** German, which says “du”. Keys are the English words of the code. */
/** @type {import("../words.js").Catalogue} */
export default Object.assign(Object.create(null), conversation, account, apps, server);
export { server };
