import { request } from "./client/request.js";

/**
 * Fetches the simulated devices from the server.
 * @typedef {object} SimulatedDevice
 * @property {string} device
 * @property {string} person
 * @property {string} conversation
 * @property {string} [name] The person's name; one person can have several phones.
 * @property {boolean} [takesPart]
 * @property {boolean} [isOld]
 * @property {{id: string, name: string, isInstalled: boolean}[]} [apps]
 *
 * How a phone of the same network joins: an address that works once, and its QR code, with a `1` for each dark module.
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
 * Adds a person, lets somebody who left rejoin, or gives a present person one more device.
 * @param {string} name
 * @returns {Promise<SimulatedDevice>}
 */
export function joinAs(name) {
  return request("POST", "/simulator/people", { name });
}
