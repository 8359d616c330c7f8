import { request } from "./client/request.js";

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
 * How a phone of the same network comes in: an address that works once, and its code, a `1` for each dark module.
 * @typedef {{address: string, code: string[]}} Guests
 *
 * @returns {Promise<{devices: SimulatedDevice[], guests?: Guests}>}
 */
export function fetchListing() {
  return request("GET", "/simulator");
}

/** @returns {Promise<SimulatedDevice[]>} */
export async function fetchDevices() {
  return (await fetchListing()).devices;
}

/**
 * Somebody new joins, or who has left joins again; who is there gets one more device.
 * @param {string} name
 * @returns {Promise<SimulatedDevice>}
 */
export function joinAs(name) {
  return request("POST", "/simulator/people", { name });
}
