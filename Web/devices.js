/**
 * The simulated devices, as the server lists them.
 * @typedef {object} SimulatedDevice
 * @property {string} device
 * @property {string} person
 * @property {string} conversation
 * @property {string} [name] Of the person; several phones can be one person's.
 * @property {boolean} [takesPart]
 * @property {boolean} [isOld]
 * @property {{id: string, name: string, isInstalled: boolean}[]} [apps]
 *
 * @returns {Promise<SimulatedDevice[]>}
 */
export async function fetchDevices() {
  const response = await fetch("/simulator", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { devices } = await response.json();
  return devices;
}

/**
 * Somebody new joins, or who has left joins again; who is there gets one more device.
 * @param {string} name
 * @returns {Promise<SimulatedDevice>}
 */
export async function joinAs(name) {
  const response = await fetch("/simulator/people", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }),
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(answer?.error?.message ?? `The server answered ${response.status}.`);
  return answer;
}
