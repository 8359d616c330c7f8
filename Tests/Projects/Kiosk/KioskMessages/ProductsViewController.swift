//
//  ProductsViewController.swift
//  KioskMessages
//

import KioskKit
import UIKit

class ProductsViewController: UITableViewController {
    var basket = Basket()

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = true
        navigationController?.delegate = self
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: basket, action: #selector(Basket.removeAll))
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: Basket.didChange, object: basket)
        update()
    }

    @objc func update() {
        tableView.reloadData()
        navigationItem.prompt = "Total: \(Product(name: "", price: basket.total).formattedPrice)"
        navigationItem.leftBarButtonItem?.isEnabled = !basket.counts.isEmpty
    }

    @IBSegueAction private func showOptions(_ coder: NSCoder) -> OptionsViewController? {
        OptionsViewController(coder: coder, basket: basket)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Product.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        let product = Product.all[indexPath.row]
        cell.textLabel?.text = product.name
        let count = basket.counts[product.name].map { "\($0) × " } ?? ""
        cell.detailTextLabel?.text = count + (product.value(forKey: #keyPath(Product.formattedPrice)) as? String ?? "")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        basket.add(Product.all[indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
