// Says what the page needs where its script did not start. Written for browsers from 2016 on, which cannot read the rest.
addEventListener('load', () => {
  setTimeout(() => {
    const old = document.getElementById('old');
    if (old !== null) old.hidden = false;
  }, 4000);
});
