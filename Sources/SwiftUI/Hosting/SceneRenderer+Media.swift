import Foundation
package import RenderTree

// Sounds that no view shows, and the files that players play.
extension SceneRenderer {
    struct Sound {
        let id: NodeID
        let playback: MediaPlayback
    }

    func add(_ playback: MediaPlayback) {
        playback.onOrder = { [weak self] in self?.needsRender() }
        guard !sounds.contains(where: { $0.playback === playback }) else { return }
        if sounds.count >= MediaStage.countMax {
            sounds.remove(at: sounds.firstIndex { !$0.playback.order.isPlaying } ?? 0).playback.onOrder = nil
        }
        sounds.append(Sound(id: NodeStore.makeID(), playback: playback))
    }

    func remove(_ playback: MediaPlayback) {
        guard let place = sounds.firstIndex(where: { $0.playback === playback }) else { return }
        sounds.remove(at: place)
        needsRender()
    }

    /// False where it is no sound's.
    func handleSound(_ event: InputEvent) -> Bool {
        guard case .media(let id, let report) = event, let sound = sounds.first(where: { $0.id == id }) else {
            return false
        }
        sound.playback.take(report)
        return true
    }

    /// - Returns: their nodes, which take no place.
    func putSounds() -> [NodeID] {
        for id in putSoundIDs where !sounds.contains(where: { $0.id == id }) { views.remove(id) }
        putSoundIDs = sounds.map(\.id)
        for sound in sounds {
            let content = sound.playback.content(.audio, file: name(sound.playback.url), hasControls: false)
            views.put(
                Node(
                    id: sound.id, frame: TreeRect(x: 0, y: 0, width: 0, height: 0), content: .media(content),
                    accessibility: NodeAccessibility(hidden: true)))
        }
        return putSoundIDs
    }

    /// Files that nodes of the last patch name, each once.
    package func takeNewFiles() -> [(AssetID, URL)] {
        defer { newFiles = [] }
        return newFiles
    }

    private func name(_ url: URL) -> AssetID {
        let file = AssetID(ofFile: url)
        tell([(file, url)])
        return file
    }

    func tell(_ files: [(AssetID, URL)]) {
        for (file, url) in files where toldAssets.insert(file).inserted { newFiles.append((file, url)) }
    }
}

extension AssetID {
    /// By its path: the same file has the same name, whatever is in it.
    init(ofFile url: URL) { self.init(of: "file:\(url.standardizedFileURL.path)".utf8) }
}
