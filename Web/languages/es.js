import account from "./es/account.js";
import apps from "./es/apps.js";
import conversation from "./es/conversation.js";
import server from "./es/server.js";

/** Spanish, which says “tú”. Keys are the English words of the code. */
/** @type {import("../words.js").Catalogue} */
export default Object.assign(Object.create(null), conversation, account, apps, server);
export { server };
