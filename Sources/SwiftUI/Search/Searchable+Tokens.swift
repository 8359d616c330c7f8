@_spi(Engine) import SwiftUICore

extension SearchTokens {
    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ label: (Binding<C.Element>) -> T
    ) where C: MutableCollection, C.Element: Identifiable {
        let count = tokens.wrappedValue.count
        labels = (0..<count).map { offset in
            let access = Binding<C.Element>(
                get: {
                    tokens.wrappedValue[tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: offset)]
                },
                set: { new in
                    let index = tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: offset)
                    tokens.wrappedValue[index] = new
                })
            return AnyView(label(access))
        }
        remove = { offset in
            guard offset < tokens.wrappedValue.count else { return }
            let index = tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: offset)
            tokens.wrappedValue.remove(at: index)
        }
        add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
    }
}

extension View {
    /// Adds a search field with tokens before its words. A tap on a token removes it; a suggestion adds one
    /// (`searchCompletion`).
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:)
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        let tokens = SearchTokens(tokens) { token($0.wrappedValue) }
        return searching(SearchField(text: text, prompt: prompt, tokens: tokens))
    }

    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens; `isPresented` is whether the person searches.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        let tokens = SearchTokens(tokens) { token($0.wrappedValue) }
        return searching(SearchField(text: text, prompt: prompt, isPresented: isPresented, tokens: tokens))
    }

    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }
}
