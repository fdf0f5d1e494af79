import type { RawHead } from '#catalogue/import/raw-head.ts'

export const head: RawHead = {"name": "عطار المدينة", "locale": "ar-EG", "currency": "EGP", "addresses": "slug", "categories": [{"label": "عطور رجالية", "picture": "/pictures/oud-1.avif", "text": "روائح دافئة تدوم طوال اليوم."}, {"label": "عطور نسائية", "picture": "/pictures/oud-2.avif"}, {"label": "عود", "parent": "عطور رجالية"}, {"label": "مسك", "parent": "عطور رجالية"}, {"label": "مسك", "parent": "عطور نسائية"}, {"label": "ورد", "parent": "عطور نسائية"}, {"label": "بخور"}]}
