/** Our own lint rules: pure layers take the time as a value. */

const timeless = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Take the time as a value or a Clock; a pure rule does not read the clock.',
      });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node);
      },
    };
  },
};

export default { meta: { name: 'keepsake' }, rules: { timeless } };
