//
//  KioskKit.h
//  KioskKit
//

#import <Foundation/Foundation.h>

//! Project version number for KioskKit.
FOUNDATION_EXPORT double KioskKitVersionNumber;

//! Project version string for KioskKit.
FOUNDATION_EXPORT const unsigned char KioskKitVersionString[];
