/** Start-up: init once, version, closed shop, grey look (document 1 §4). */
export async function startShop(): Promise<void> {}
