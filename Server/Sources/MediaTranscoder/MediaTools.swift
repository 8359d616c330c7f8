package import ProgramRunner

/// The conversion programs, of Debian's packages `libvips-tools` and `ffmpeg`.
package enum MediaTool: String, CaseIterable, Sendable { case vips, ffmpeg, ffprobe }

package typealias MediaTools = InstalledPrograms<MediaTool>
