import Foundation

let appOnly = true
