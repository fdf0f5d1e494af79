// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addButton, openShop } from './open-shop.tsx'

// Read a difference before you update it with `npx vitest run tests/shop/heard -u`.
afterEach(() => virtual.stop())

// No stylesheet is loaded, so elements that are equal in these three have equal styles; computing them for each
// element takes most of the time.
beforeEach(() => {
  const computeStyle = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, part) => {
    const kind = [
      element.localName,
      element.hasAttribute('hidden'),
      element.getAttribute('style'),
      part,
    ].join()
    const style = known.get(kind) ?? computeStyle(element, part)
    known.set(kind, style)
    return style
  })
})

/** Phrases without information: ends, rows whose cells follow, silent live regions. */
const isNoise = /^(?:end of .*|paragraph|strong|deletion|term|definition|status|row|rowgroup|row, .*)$/
const isNamedByItsWords = /^(?:link|button|heading|checkbox|caption|cell|columnheader|rowheader), /

/** The spoken phrases of a part, in order, to its end at most; the words of a name only once. */
async function readAloud(part: HTMLElement, steps = 80): Promise<string> {
  await virtual.start({ container: part })
  const spoken: string[] = []
  let name = ''
  for (let step = 0; step < steps; step++) {
    const phrase = await virtual.lastSpokenPhrase()
    if (phrase === spoken[0]) break
    if (!isNoise.test(phrase) && !name.includes(phrase)) spoken.push(phrase)
    if (isNamedByItsWords.test(phrase)) name = phrase
    await virtual.next()
  }
  return spoken.join('\n')
}

const main = () => screen.getByRole('main')

test('a screen reader says the recorded phrases in the head of every page', async () => {
  await openShop('/products?saved=true')
  // The code of the single keys loads with the first input.
  fireEvent.pointerMove(document.body)
  const cart = screen.getByRole('button', { name: /^Cart/ })
  await waitFor(() => expect(cart.getAttribute('aria-keyshortcuts')).toBe('c'))
  expect(await readAloud(document.body, 42)).toMatchInlineSnapshot(`
    "document
    link, Skip to main content
    link, Skip to products
    link, Skip past the products
    banner
    link, Brooklyn Parcel
    navigation, Main
    link, Products
    link, Sale
    button, Categories
    Menu
    button, Close the menu
    link, Electronics
    link, Fashion
    link, Home & Garden
    link, Sports
    link, Books
    link, Sale
    link, Saved
    link, Wholesale
    button, Dark theme, not pressed
    link, Wholesale
    link, Saved, current page
    button, Menu
    search
    form, Search the shop
    textbox, Search the shop, key shortcuts /, placeholder Search
    button, Search
    button, Dark theme, not pressed
    button, Cart, 0 items, has popup dialog, key shortcuts c
    main"
  `)
})

test('a screen reader says the recorded phrases on the home page', async () => {
  await openShop('/')
  expect(await readAloud(main())).toMatchInlineSnapshot(`
    "main
    region, Good things, well packed.
    heading, Good things, well packed., level 1
    An online shopping platform for high quality goods, from headphones to houseplants.
    list
    listitem, level 1, position 1, set size 3
    Free shipping within New York
    listitem, level 1, position 2, set size 3
    Easy and fast delivery
    listitem, level 1, position 3, set size 3
    High quality goods
    link, Shop Now
    search
    form, Search all products
    textbox, Search all products, placeholder Search the shop
    button, Search
    most popular product
    10,000+
    happy customers
    50,000+
    average rating
    4.9/5
    region, Our Products
    heading, Our Products, level 2
    search
    form, Search products
    button, Search products
    searchbox, Search products, placeholder Search products...
    group, Filter by category
    button, All, 195, pressed
    button, Electronics, 43, not pressed
    button, Fashion, 43, not pressed
    button, Home & Garden, 53, not pressed
    button, Sports, 23, not pressed
    button, Books, 23, not pressed
    list, Products
    listitem, level 1, position 1, set size 30
    article, Fennwick Drift Over-Ear Headphones"
  `)
})

test('a screen reader says the recorded phrases on the products page', async () => {
  await openShop('/products')
  await screen.findByRole('button', { name: 'On sale 60 products' })
  expect(await readAloud(main(), 218)).toMatchInlineSnapshot(`
    "main
    link, Home
    heading, Products, level 1
    search
    form, Search products
    button, Search products
    searchbox, Search products, placeholder Search products...
    group, Filter by category
    button, All, 195, pressed
    button, Electronics, 43, not pressed
    button, Fashion, 43, not pressed
    button, Home & Garden, 53, not pressed
    button, Sports, 23, not pressed
    button, Books, 23, not pressed
    button, Filters, 1 control, expanded
    Sort by
    combobox, Sort by, has popup listbox, not expanded
    option, Featured, not selected, position 1, set size 6
    option, Price, low to high, price-up, not selected, position 2, set size 6
    option, Price, high to low, price-down, not selected, position 3, set size 6
    option, Best rated, rating, not selected, position 4, set size 6
    option, Most reviewed, reviews, not selected, position 5, set size 6
    option, Biggest saving, saving, not selected, position 6, set size 6
    link, Show as a list
    region, Filters
    heading, Filters, level 2
    button, Close filters
    not busy
    Find a filter
    searchbox, Find a filter, placeholder Brand, price, rating
    group, Price
    Price
    slider, Lowest price, orientated horizontally, max value 1300, min value 19, current value $19
    slider, Highest price, orientated horizontally, max value 1300, min value 19, current value $1,300
    From, in dollars
    textbox, From, in dollars, placeholder 19
    To, in dollars
    textbox, To, in dollars, placeholder 1300
    Price ranges
    toolbar, Price ranges, orientated vertically
    button, Under $25 9 products, not pressed
    button, $25 to under $50 26 products, not pressed
    button, $50 to under $100 26 products, not pressed
    button, $100 to under $200 45 products, not pressed
    button, $200 to under $500 79 products, not pressed
    button, From $500 10 products, not pressed
    Rating
    toolbar, Rating, orientated vertically
    button, 4.5 and up 87 products, not pressed
    button, 4 and up 157 products, not pressed
    button, 3.5 and up 195 products, not pressed
    button, 3 and up 195 products, not pressed
    Offers
    toolbar, Offers, orientated vertically
    button, On sale 60 products, not pressed
    button, Saved 0 products, disabled, not pressed
    Brand
    toolbar, Brand, orientated vertically
    button, Ashdown & Pell 1 product, not pressed
    button, Brooklyn Parcel 128 products, not pressed
    button, Cobblemoor 3 products, not pressed
    button, Copperfinch 4 products, not pressed
    button, Fennwick 4 products, not pressed
    button, Fernlight 2 products, not pressed
    button, Greenlatch 4 products, not pressed
    button, Hatterly Lane 3 products, not pressed
    button, Show all 23 brands, not expanded
    end, not busy
    group, Results
    Showing 195 of 195 products
    heading, Results, level 2
    list, Products
    listitem, level 1, position 1, set size 195
    article, Fennwick Drift Over-Ear Headphones
    heading, Fennwick Drift Over-Ear Headphones, level 3
    link, Fennwick Drift Over-Ear Headphones
    Closed-back wireless cans that hush the subway and play for forty hours between charges.
    Now
    $189.99
    was
    $249.99
    image, Rated 4.7 out of 5, 1,842 reviews
    4.7 (1,842)
    Electronics
    button, Add to Cart, Fennwick Drift Over-Ear Headphones"
  `)
})

test('a screen reader says the recorded phrases on an empty list of saved products', async () => {
  await openShop('/products?saved=true')
  await screen.findByRole('button', { name: 'Clear all' })
  await screen.findByRole('link', { name: 'Browse all products' })
  await screen.findByRole('button', { name: 'On sale 0 products' })
  expect(await readAloud(main(), 300)).toMatchInlineSnapshot(`
    "main
    link, Home
    heading, Saved products, level 1
    search
    form, Search products
    button, Search products
    searchbox, Search products, placeholder Search products...
    group, Filter by category
    button, All, 0, pressed
    button, Electronics, 0, not pressed
    button, Fashion, 0, not pressed
    button, Home & Garden, 0, not pressed
    button, Sports, 0, not pressed
    button, Books, 0, not pressed
    button, Filters (1), 1 control, expanded
    Sort by
    combobox, Sort by, has popup listbox, not expanded
    option, Featured, not selected, position 1, set size 6
    option, Price, low to high, price-up, not selected, position 2, set size 6
    option, Price, high to low, price-down, not selected, position 3, set size 6
    option, Best rated, rating, not selected, position 4, set size 6
    option, Most reviewed, reviews, not selected, position 5, set size 6
    option, Biggest saving, saving, not selected, position 6, set size 6
    group, Filters in use
    list
    listitem, level 1, position 1, set size 1
    button, Saved, remove
    button, Clear all
    link, Show as a list
    region, Filters
    heading, Filters, level 2
    button, Close filters
    not busy
    Find a filter
    searchbox, Find a filter, placeholder Brand, price, rating
    group, Price
    Price
    From, in dollars
    textbox, From, in dollars
    To, in dollars
    textbox, To, in dollars
    Price ranges
    toolbar, Price ranges, orientated vertically
    button, Under $25 0 products, disabled, not pressed
    button, $25 to under $50 0 products, disabled, not pressed
    button, $50 to under $100 0 products, disabled, not pressed
    button, $100 to under $200 0 products, disabled, not pressed
    button, $200 to under $500 0 products, disabled, not pressed
    button, From $500 0 products, disabled, not pressed
    Rating
    toolbar, Rating, orientated vertically
    button, 4.5 and up 0 products, disabled, not pressed
    button, 4 and up 0 products, disabled, not pressed
    button, 3.5 and up 0 products, disabled, not pressed
    button, 3 and up 0 products, disabled, not pressed
    Offers
    toolbar, Offers, orientated vertically
    button, On sale 0 products, disabled, not pressed
    button, Saved 0 products, pressed
    Brand
    toolbar, Brand, orientated vertically
    button, Ashdown & Pell 0 products, disabled, not pressed
    button, Brooklyn Parcel 0 products, disabled, not pressed
    button, Cobblemoor 0 products, disabled, not pressed
    button, Copperfinch 0 products, disabled, not pressed
    button, Fennwick 0 products, disabled, not pressed
    button, Fernlight 0 products, disabled, not pressed
    button, Greenlatch 0 products, disabled, not pressed
    button, Hatterly Lane 0 products, disabled, not pressed
    button, Show all 23 brands, not expanded
    end, not busy
    group, Results
    Showing 0 of 0 products
    heading, Nothing saved yet., level 2
    Press the heart on a product, and it waits for you here, on this device.
    link, Browse all products
    End of the list"
  `)
})

test('a screen reader says the recorded phrases on a product page', async () => {
  await openShop('/product/1')
  await screen.findByRole('button', { name: /^Compare / })
  expect(await readAloud(main(), 120)).toMatchInlineSnapshot(`
    "main
    navigation, Breadcrumb
    list
    listitem, level 1, position 1, set size 2
    link, Products
    listitem, level 1, position 2, set size 2
    link, Electronics
    article, Fennwick Drift Over-Ear Headphones
    region, Pictures
    image, Fennwick Drift Over-Ear Headphones, front view
    button, Zoom, has popup dialog
    list, Views
    listitem, level 1, position 1, set size 4
    button, Show front view, image 1 of 4, current item
    listitem, level 1, position 2, set size 4
    button, Show close-up, image 2 of 4, not current item
    listitem, level 1, position 3, set size 4
    button, Show side view, image 3 of 4, not current item
    listitem, level 1, position 4, set size 4
    button, Show in use, image 4 of 4, not current item
    region, Buy
    link, Fennwick
    heading, Fennwick Drift Over-Ear Headphones, level 1
    Rated 4.7 out of 5, 1,842 reviews
    Now
    $189.99
    was
    $249.99
    SAVE $60.00
    Closed-back wireless cans that hush the subway and play for forty hours between charges.
    group, Quantity of Fennwick Drift Over-Ear Headphones
    button, Decrease quantity of Fennwick Drift Over-Ear Headphones, disabled
    spinbutton, Quantity, max value 999, min value 1, 1
    button, Increase quantity of Fennwick Drift Over-Ear Headphones, not disabled
    button, Add to Cart, Fennwick Drift Over-Ear Headphones
    button, Save Fennwick Drift Over-Ear Headphones, Save on this device, not pressed
    button, Share Fennwick Drift Over-Ear Headphones
    button, Compare Fennwick Drift Over-Ear Headphones, not pressed
    list
    listitem, level 1, position 1, set size 3
    group
    Free Shipping (NY Only)
    Free to every address in New York State. Elsewhere you see the cost before you pay.
    listitem, level 1, position 2, set size 3
    group
    1 Year Warranty
    What fails in normal use in that time is repaired or replaced.
    listitem, level 1, position 3, set size 3
    group
    30 Day Returns
    Send it back unused within 30 days of delivery, and you get the full price back.
    list
    listitem, level 1, position 1, set size 3
    Adaptive noise cancelling with a talk-through button
    listitem, level 1, position 2, set size 3
    40 hours of playback, 5 more from a ten-minute charge
    listitem, level 1, position 3, set size 3
    Connects to two devices at once
    tablist, Product information, orientated horizontally
    tab, Description, selected, 1 control, position 1, set size 3
    tab, Features, not selected, position 2, set size 3
    tab, Specifications, not selected, position 3, set size 3
    tabpanel, Description
    heading, Description, level 2
    The Drift was tuned by people who commute. Two microphones on each side listen for engine rumble and chatter and cancel them out, while a warm, unhurried sound signature leaves voices and strings where they belong.
    The ear pads are memory foam under soft protein leather and come off with a twist when they need a wipe. Fold the cups flat, slip the pair into the sleeve and they take up less room than a paperback.
    Out of battery? A supplied cable turns them into ordinary wired headphones until you find an outlet.
    region, You may also like
    heading, You may also like, level 2
    list
    listitem, level 1, position 1, set size 6
    link, Fennwick Broadside USB Studio Microphone with Tabletop Stand and Six-Foot Cable $129.50"
  `)
})

test('a screen reader says the recorded phrases in the cart', async () => {
  const { user } = await openShop('/product/1')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  await user.click(screen.getByRole('button', { name: /^Cart, / }))
  const drawer = await screen.findByRole('dialog')
  await screen.findByRole('button', { name: 'Share this cart' })
  expect(await readAloud(drawer)).toMatchInlineSnapshot(`
    "dialog, Shopping Cart, 1 item, modal
    heading, Shopping Cart, 1 item, level 2
    button, Close the cart
    list, Items in the cart
    listitem, level 1, position 1, set size 1
    link, Fennwick Drift Over-Ear Headphones, current page
    $189.99
    group, Quantity of Fennwick Drift Over-Ear Headphones
    button, Decrease quantity of Fennwick Drift Over-Ear Headphones, removes it
    1
    button, Increase quantity of Fennwick Drift Over-Ear Headphones, not disabled
    button, Remove Fennwick Drift Over-Ear Headphones from the cart
    button, Undo last change (adding Fennwick Drift Over-Ear Headphones)
    button, Share this cart
    Total:
    $189.99
    button, Proceed to Checkout"
  `)
})

test('a screen reader says the recorded phrases in a comparison', async () => {
  await openShop('/compare?ids=1,7')
  await screen.findByRole('table')
  expect(await readAloud(main())).toMatchInlineSnapshot(`
    "main
    link, Products
    heading, Compare, level 1
    checkbox, Show only what differs, not checked
    table, The products side by side; lines that differ say so
    caption, The products side by side; lines that differ say so
    cell
    columnheader, Fennwick Drift Over-Ear Headphones
    link, Fennwick Drift Over-Ear Headphones
    columnheader, Keyhollow Tenor Mechanical Keyboard
    link, Keyhollow Tenor Mechanical Keyboard
    rowheader, Buy or remove
    cell, Now $189.99 was $249.99 Add to Cart
    button, Add to Cart, Fennwick Drift Over-Ear Headphones
    button, Remove Fennwick Drift Over-Ear Headphones from the comparison, Remove
    cell, $119.99 Add to Cart
    button, Add to Cart, Keyhollow Tenor Mechanical Keyboard
    button, Remove Keyhollow Tenor Mechanical Keyboard from the comparison, Remove
    rowheader, Price differs
    cell, $189.99
    cell, $119.99 best
    rowheader, You save differs
    cell, $60.00
    cell, No discount
    rowheader, Rating differs
    cell, 4.7 of 5 (1,842)"
  `)
})

test('a screen reader says the recorded phrases on the 404 page', async () => {
  await openShop('/nowhere')
  expect(await readAloud(main())).toMatchInlineSnapshot(`
    "main
    heading, Oops! Page Not Found, level 1
    This parcel went astray. The address leads nowhere, but the shop is right here.
    link, Go Home
    link, Browse Products
    button, Go Back
    button, Sign In
    list
    listitem, level 1, position 1, set size 3
    link, Visit Our Homepage What is new, what people say, how to reach us.
    listitem, level 1, position 2, set size 3
    link, Search Products Straight to the search box, ready for typing.
    listitem, level 1, position 3, set size 3
    link, Shop Categories Electronics, Fashion, Home & Garden, Sports and Books."
  `)
})
