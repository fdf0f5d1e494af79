/** Selects the elements of the head that differ between pages: they are removed before another page's are added. */
export const pageTags =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]'
