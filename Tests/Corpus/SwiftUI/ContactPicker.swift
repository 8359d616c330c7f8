import Contacts
import ContactsUI
import MessageUI
import SwiftUI

@MainActor
final class ContactsModel: ObservableObject {
    @Published private(set) var contacts: [CNContact] = []
    @Published var status = CNContactStore.authorizationStatus(for: .contacts)
    private let store = CNContactStore()
    private let keys: [any CNKeyDescriptor] = [
        CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey as any CNKeyDescriptor, CNContactPhoneNumbersKey as any CNKeyDescriptor,
        CNContactThumbnailImageDataKey as any CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    ]

    func load() async {
        do {
            guard try await store.requestAccess(for: .contacts) else { status = .denied; return }
            let request = CNContactFetchRequest(keysToFetch: keys)
            request.sortOrder = .givenName
            var found: [CNContact] = []
            try store.enumerateContacts(with: request) { contact, stop in
                found.append(contact)
                if found.count > 200 { stop.pointee = true }
            }
            contacts = found
        } catch let error as CNError where error.code == .authorizationDenied {
            status = .denied
        } catch {
            print(error.localizedDescription)
        }
    }
    func find(_ name: String) -> [CNContact] { (try? store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: keys)) ?? [] }
    func add(_ name: String, phone: String) throws {
        let contact = CNMutableContact()
        contact.givenName = name
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@example.com" as NSString)]
        contact.birthday = DateComponents(month: 4, day: 1)
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try store.execute(request)
    }
}

struct ContactPickerList: View {
    @StateObject private var model = ContactsModel()
    @State private var isPicking = false
    @State private var chosen: CNContact?

    var body: some View {
        List {
            if let chosen {
                Section("Chosen") {
                    Text(CNContactFormatter.string(from: chosen, style: .fullName) ?? "No name")
                    ForEach(chosen.phoneNumbers, id: \.identifier) { number in
                        LabeledContent(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: number.label ?? ""), value: number.value.stringValue)
                    }
                }
            }
            ForEach(model.contacts, id: \.identifier) { contact in
                HStack {
                    if let data = contact.thumbnailImageData, let image = UIImage(data: data) {
                        Image(uiImage: image).resizable().frame(width: 36, height: 36).clipShape(.circle)
                    } else {
                        Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.secondary)
                    }
                    Text("\(contact.givenName) \(contact.familyName)")
                }
            }
        }
        .overlay {
            if model.status == .denied { ContentUnavailableView("No Access", systemImage: "person.crop.circle.badge.xmark", description: Text("Allow contacts in Settings.")) }
        }
        .toolbar { Button("Pick", systemImage: "person.badge.plus") { isPicking = true } }
        .sheet(isPresented: $isPicking) { ContactPicker { chosen = $0 } }
        .task { await model.load() }
    }
}

struct ContactPicker: UIViewControllerRepresentable {
    let onPick: (CNContact) -> Void
    func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        picker.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
        return picker
    }
    func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}

    final class Coordinator: NSObject, CNContactPickerDelegate {
        let onPick: (CNContact) -> Void
        init(onPick: @escaping (CNContact) -> Void) { self.onPick = onPick }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { onPick(contact) }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    }
}
