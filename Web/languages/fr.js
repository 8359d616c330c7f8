import account from "./fr/account.js";
import apps from "./fr/apps.js";
import conversation from "./fr/conversation.js";
import server from "./fr/server.js";

/** French, which says “vous”. Keys are the English words of the code. */
/** @type {import("../words.js").Catalogue} */
export default Object.assign(Object.create(null), conversation, account, apps, server);
export { server };
