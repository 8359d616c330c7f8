/**
 * The simulated devices, as the server lists them.
 * @typedef {object} SimulatedDevice
 * @property {string} device
 * @property {string} person
 * @property {string} conversation
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
