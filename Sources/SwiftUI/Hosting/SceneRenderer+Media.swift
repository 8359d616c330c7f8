import Foundation
package import RenderTree

// Sounds, which no view shows, and the media files of players.
extension SceneRenderer {
    struct Sound {
        let id: NodeID
        let playback: MediaPlayback
    }

    func add(_ playback: MediaPlayback) {
        if playback.scene !== self { playback.scene?.remove(playback) }
        playback.scene = self
        playback.onOrder = { [weak self] in self?.needsRender() }
        guard !sounds.contains(where: { $0.playback === playback }) else { return }
        if sounds.count >= SoundScene.countMax {
            let removed = sounds.remove(at: sounds.firstIndex { !$0.playback.order.isPlaying } ?? 0).playback
            (removed.onOrder, removed.scene) = (nil, nil)
        }
        sounds.append(Sound(id: NodeStore.makeID(), playback: playback))
    }

    func remove(_ playback: MediaPlayback) {
        guard let place = sounds.firstIndex(where: { $0.playback === playback }) else { return }
        sounds.remove(at: place)
        playback.scene = nil
        needsRender()
    }

    /// Delivers a player's report to a sound; returns false where the event's node is no sound.
    func handleSound(_ event: InputEvent) -> Bool {
        guard case .media(let id, let report) = event, let sound = sounds.first(where: { $0.id == id }) else {
            return false
        }
        sound.playback.apply(report)
        return true
    }

    /// Puts the sounds' nodes, which have no size, into the store, and removes those of sounds that have ended.
    /// - Returns: ids of the nodes.
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

    /// Returns the files that nodes have named since the last call, each once per scene, and forgets them.
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
        for (file, url) in files where knownFiles.insert(file).inserted { newFiles.append((file, url)) }
    }
}
