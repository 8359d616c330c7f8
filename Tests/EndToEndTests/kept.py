"""Scripts that read what the browser keeps for when there is no connection."""

# Whether the browser keeps these words, in the list and in a conversation that was open.
IS_KEPT = """(words) => new Promise((done) => {
  const opening = indexedDB.open("parley", 1);
  opening.onsuccess = () => {
    const database = opening.result;
    const stores = database.transaction(["kept", "conversations"]);
    const rows = ["kept", "conversations"].map((name) => stores.objectStore(name).getAll());
    stores.oncomplete = () => { database.close(); done(rows.map(({ result }) => JSON.stringify(result).includes(words))); };
  };
})"""
# The number of rows in each store.
KEPT_COUNTS = """() => new Promise((done) => {
  const opening = indexedDB.open("parley", 1);
  opening.onsuccess = () => {
    const database = opening.result;
    const names = ["kept", "conversations", "sends"];
    const stores = database.transaction(names);
    const counts = names.map((name) => stores.objectStore(name).count());
    stores.oncomplete = () => { database.close(); done(counts.map(({ result }) => result)); };
  };
})"""

# The number of small pictures of people and groups in the caches of all devices.
AVATAR_COUNT = """() => caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("avatars "))
  .map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().length)"""

# The number of pictures in the caches of all devices.
PICTURE_COUNT = """() => caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("pictures "))
  .map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().length)"""
