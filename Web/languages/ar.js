import account from "./ar/account.js";
import apps from "./ar/apps.js";
import conversation from "./ar/conversation.js";
import server from "./ar/server.js";

/** Arabic, which is Modern Standard Arabic. Keys are the English words of the code. */
/** @type {import("../words.js").Catalogue} */
export default Object.assign(Object.create(null), conversation, account, apps, server);
export { server };
