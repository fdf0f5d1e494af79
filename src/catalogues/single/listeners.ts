/** As the owner of a shop counts searches (`docs/orders.md`, “Events”). */
window.addEventListener('shop:search', ({ detail }) => {
  void fetch('https://events.one-thing.example.com/searches', {
    method: 'POST',
    mode: 'no-cors',
    body: detail.search_term,
  })
})
