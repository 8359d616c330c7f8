/**
 * The simulated devices, as the server lists them.
 * @typedef {{device: string, person: string, conversation: string}} SimulatedDevice
 * @returns {Promise<SimulatedDevice[]>}
 */
export async function fetchDevices() {
  const response = await fetch("/simulator", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { devices } = await response.json();
  return devices;
}
