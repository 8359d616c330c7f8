import SwiftUI

struct EffectsPage: View {
    var body: some View {
        SamplePage {
            Sample("opacity, shadow, clipShape") {
                HStack(spacing: 20) {
                    Swatch().opacity(0.4)
                    Swatch().shadow(radius: 5, y: 3)
                    Swatch().clipShape(Circle())
                    Swatch().cornerRadius(16)
                }
            }
            Sample("scaleEffect, rotationEffect") {
                HStack(spacing: 30) {
                    Swatch().scaleEffect(0.6)
                    Swatch().rotationEffect(Angle(degrees: 20))
                    Swatch().scaleEffect(x: -1, y: 1)
                }
            }
            Sample("saturation, brightness, contrast, grayscale") {
                HStack(spacing: 20) {
                    Swatch().saturation(0.3)
                    Swatch().brightness(0.2)
                    Swatch().contrast(0.6)
                    Swatch().grayscale(0.9)
                }
            }
            Sample("hueRotation, colorInvert, colorMultiply, blur") {
                HStack(spacing: 20) {
                    Swatch().hueRotation(.degrees(120))
                    Swatch().colorInvert()
                    Swatch().colorMultiply(.yellow)
                    Swatch().blur(radius: 2)
                }
            }
            Sample("mask, blendMode") {
                HStack(spacing: 20) {
                    Swatch().mask { Circle().padding(6) }
                    ZStack {
                        Circle().fill(Color.yellow).frame(width: 40).offset(x: -10)
                        Circle().fill(Color.cyan).frame(width: 40).offset(x: 10).blendMode(.multiply)
                    }
                    .frame(width: 70, height: 48)
                    .compositingGroup()
                }
            }
            Sample("clipped, drawingGroup, allowsHitTesting, accessibilityHidden") {
                HStack(spacing: 20) {
                    Swatch().scaleEffect(1.4).clipped()
                    Swatch().drawingGroup()
                    Swatch().allowsHitTesting(false)
                    Swatch().accessibilityHidden(true)
                }
            }
            Sample("border, hidden") {
                HStack(spacing: 20) {
                    Swatch().border(Color.red, width: 3)
                    Swatch().hidden().border(Color.gray)
                }
            }
        }
    }
}

private struct Swatch: View {
    var body: some View {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            .overlay { Text("Aa").foregroundStyle(.white) }
            .frame(width: 48, height: 48)
    }
}
