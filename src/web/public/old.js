// Says what the page needs in a browser that cannot run it. Written for browsers from 2016 on, which cannot read the rest.
(function () {
  var old = document.getElementById('old');
  function show() {
    old.hidden = false;
  }
  // What came last into the browsers that the sentence names. main.ts does not start once the sentence is shown.
  var css = typeof CSS !== 'undefined' && CSS.supports;
  if (
    !('popover' in HTMLElement.prototype) ||
    !('toSorted' in Array.prototype) ||
    !('hasOwn' in Object) ||
    !css ||
    !CSS.supports('selector(:has(a))') ||
    !CSS.supports('container-type', 'inline-size') ||
    !CSS.supports('height', '1dvh') ||
    !CSS.supports('color', 'color-mix(in srgb, red, blue)') ||
    !matchMedia('(width >= 1px)').matches
  )
    show();
  // main.ts removes the sentence when it starts
  else
    addEventListener('load', function () {
      setTimeout(show, 4000);
    });
})();
